/** One call in the table. */
export interface Row {
  call: string;
  status: string;
  time: string;
  shape: string;
  fields: string;
  /** What is missing, and what the site shows instead. */
  missing: string[];
}

/** What the checks found: rows of the table, faults (the API does not fit) and notes (it fits, and could do better). */
export class Findings {
  readonly rows: Row[] = [];
  readonly faults: string[] = [];
  readonly notes: string[] = [];

  fault(call: string, text: string): void {
    this.faults.push(`${call}: ${text}`);
  }

  note(call: string, text: string): void {
    this.notes.push(`${call}: ${text}`);
  }
}

const COLUMNS = ['call', 'status', 'time', 'shape', 'fields'] as const;

function table(rows: readonly Row[]): string[] {
  const widths = COLUMNS.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(COLUMNS),
    widths.map((count) => '-'.repeat(count)).join('  '),
    ...rows.flatMap((row) => [line(COLUMNS.map((column) => row[column])), ...row.missing.map((text) => `    ${text}`)]),
  ];
}

const section = (title: string, lines: readonly string[], mark: string): string[] =>
  lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${mark} ${line}`)];

/** The findings as text: the table, then notes and faults, one line each, and the verdict. */
export function report({ rows, faults, notes }: Findings): string {
  return [
    ...table(rows),
    ...section('Notes', notes, '·'),
    ...section('Faults', faults, '✗'),
    '',
    faults.length === 0 ? 'The API fits.' : 'The API does not fit: see the faults above and docs/openapi.yaml.',
  ].join('\n');
}
