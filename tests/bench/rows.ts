/** One goal and what was measured of it. */
export interface Row {
  what: string;
  goal: number;
  /** Null: could not be measured. */
  measured: number | null;
  unit: 'ms' | 'min' | 'KiB' | 'GiB' | '×' | '';
  /** How the goal comes about, such as "1.25 × baseline a". */
  rule?: string;
  digits?: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

const HEAD = ['what', 'goal', 'measured', 'outcome'] as const;

function cellsOf({ what, goal, measured: value, unit, rule, digits = 0 }: Row): string[] {
  const measured = Number.isNaN(value) ? null : value;
  const figure = (of: number) => `${of.toFixed(digits)}${unit && ` ${unit}`}`;
  const outcome =
    measured === null ? 'not measured' : measured <= goal ? 'met' : `missed by ${figure(measured - goal)}`;
  return [what, `≤ ${figure(goal)}${rule ? ` (${rule})` : ''}`, measured === null ? '–' : figure(measured), outcome];
}

/** The rows as one aligned table, which is Markdown as well when asked for. */
export function table(rows: readonly Row[], isMarkdown: boolean): string {
  const lines = [[...HEAD], ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map((cells) => {
    const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return isMarkdown ? `| ${padded.join(' | ')} |` : padded.join('  ').trimEnd();
  });
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, isMarkdown ? `| ${rule.join(' | ')} |` : rule.join('  '), ...body].join('\n');
}
