import { useId } from 'react';
import type { DifficultySign } from '@/domain/difficulty-convention';
import type { RunLevel } from '@/domain/figures';

interface DifficultyBarProps {
  parts: readonly { level: RunLevel; share: number; sign: DifficultySign }[];
  /** The same figures as a sentence. */
  label: string;
}

/** A bar divided by level. The middle level is hatched, so that the three can be told apart without colour. */
export function DifficultyBar({ parts, label }: DifficultyBarProps) {
  const hatch = useId();
  return (
    <div role="img" aria-label={label} className="flex h-7 gap-[3px] overflow-hidden rounded-[2px]">
      {parts.map(({ level, share, sign }) => (
        <svg key={level} aria-hidden="true" className="h-full w-0 min-w-0.5" style={{ flexGrow: share }}>
          <rect width="100%" height="100%" fill={sign.colour} />
          {level === 'intermediate' && (
            <>
              <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path d="M0 0V5" stroke="var(--paper)" strokeOpacity=".45" strokeWidth="2.2" />
              </pattern>
              <rect width="100%" height="100%" fill={`url(#${hatch})`} />
            </>
          )}
        </svg>
      ))}
    </div>
  );
}
