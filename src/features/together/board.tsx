import { Link } from 'react-router-dom';
import { Photo } from '@/components/photo';
import { tableRoles } from '@/components/table-roles';
import { ChangingText } from '@/components/ui/changing-text';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { AnswerMark } from './answer-mark';
import { answerLabels, tallyText, unseenText } from './board-words';
import type { Tally } from './rules/board';
import type { Person } from './rules/round';
import type { ResortOfRound } from './use-round-resorts';

interface BoardProps {
  /** In the order of the board. */
  tallies: readonly Tally[];
  resorts: readonly ResortOfRound[];
  /** Those who have answered and are not hidden. */
  people: readonly Person[];
}

/** A table with resorts in rows and people in columns; on phones a list of people for each resort. */
export function Board({ tallies, resorts, people }: BoardProps) {
  const byId = new Map(resorts.map((resort) => [resort.id, resort]));
  return (
    <div className="together-board mt-5">
      <table {...tableRoles.table} aria-label={m.round_answers()}>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnheader} scope="col">
              {m.fact_resort()}
            </th>
            {people.map(({ id, name }) => (
              <th key={id} {...tableRoles.columnheader} scope="col">
                <bdi key={name}>{name}</bdi>
              </th>
            ))}
            <th {...tableRoles.columnheader} scope="col">
              {m.round_together()}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {tallies.map((tally) => {
            const entry = byId.get(tally.id);
            return entry ? <BoardRow key={tally.id} tally={tally} entry={entry} people={people} /> : null;
          })}
        </tbody>
      </table>
    </div>
  );
}

function BoardRow({ tally, entry, people }: { tally: Tally; entry: ResortOfRound; people: readonly Person[] }) {
  const { id, name, resort, fit, cost } = entry;
  const text = tallyText(tally);
  const unseenBy = tally.unseenBy.map((person) => person.name);
  const unseen = unseenBy.length > 0 ? unseenText(unseenBy, name) : '';
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowheader} scope="row">
        <div className="flex gap-3.5">
          {resort && (
            <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className="w-18 flex-none self-start" />
          )}
          <div className="min-w-0">
            {resort ? (
              <Link
                to={paths.resort(id)}
                className="font-display text-[1.25rem] leading-[1.18] font-[540] wrap-anywhere hover:underline"
                translate="no"
              >
                {name}
              </Link>
            ) : (
              <span className="wrap-anywhere" translate="no">
                {name}
              </span>
            )}
            {[fit, cost, unseen].filter(Boolean).map((line) => (
              <p key={line} className="mt-0.5 text-caption font-normal wrap-anywhere text-ink-3">
                {line}
              </p>
            ))}
          </div>
        </div>
      </th>
      {people.map((person) => {
        const answer = person.answers.get(id);
        return (
          <td key={person.id} {...tableRoles.cell}>
            <span aria-hidden className="together-person">
              <bdi key={person.name}>{person.name}</bdi>
            </span>
            {answer ? (
              <span className="inline-flex items-center gap-2">
                <AnswerMark answer={answer} />
                <span key={answer}>{answerLabels[answer]}</span>
              </span>
            ) : (
              <span className="text-ink-3">
                <span aria-hidden>–</span>
                <span className="sr-only">{m.round_no_answer()}</span>
              </span>
            )}
          </td>
        );
      })}
      <td {...tableRoles.cell} className="font-semibold">
        <span aria-hidden className="together-person">
          {m.round_together()}
        </span>
        <ChangingText>{text}</ChangingText>
      </td>
    </tr>
  );
}
