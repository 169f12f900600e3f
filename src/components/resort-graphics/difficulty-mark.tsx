import type { DifficultyShape } from '@/domain/difficulty-convention';

const shapes: Record<DifficultyShape, string> = {
  circle: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  square: 'M1.5 1.5h13v13h-13z',
  diamond: 'M8 0l8 8-8 8-8-8z',
};

interface DifficultyMarkProps {
  shape: DifficultyShape;
  colour: string;
}

/** The piste mark of a level. Decorative: its word is always beside it. */
export function DifficultyMark({ shape, colour }: DifficultyMarkProps) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="translate-y-0.5">
      <path d={shapes[shape]} fill={colour} />
    </svg>
  );
}
