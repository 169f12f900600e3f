import { ChangingText } from '@/components/ui/changing-text';

/** 'n / limit'. Announced only near and past the limit: an announcement per keystroke would be noise. */
export function CharacterCount({ count, limit }: { count: number; limit: number }) {
  const isNear = count >= limit * 0.9;
  return (
    <p className={count > limit ? 'flex-none text-danger' : 'flex-none'} aria-live={isNear ? 'polite' : 'off'}>
      <ChangingText>{`${count} / ${limit}`}</ChangingText>
    </p>
  );
}
