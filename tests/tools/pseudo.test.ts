import { expect, it } from 'vitest';
import { pseudoMessage } from '../../tools/languages/pseudo.ts';
import { inPseudo } from '../e2e/languages.ts';

/** What a compiled message says, in the pseudo-language. */
const say = (expression: string, inputs: unknown = {}): unknown =>
  new Function('i', `return ${pseudoMessage(expression)};`)(inputs);

it('letters are accented, vowels twice, in brackets; a variable stays as it is', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what the compiler writes.
  expect(say('(`Save ${i?.resort}`)', { resort: 'Alta' })).toBe('⟦Šååṽéé Alta⟧');
  expect(say('(`Terms\\u00a0&\\n`)')).toBe('⟦Ţééŕɱš\u00a0&\n⟧');
});

it('the choice of a form stays', () => {
  const message = '(i.count === "one" ? `run` : `runs`)';
  expect([say(message, { count: 'one' }), say(message, { count: 'other' })]).toEqual(['⟦ŕûûñ⟧', '⟦ŕûûñš⟧']);
});

it('markup and its variables stay', () => {
  const parts =
    '([{ type: "markup-start", name: "b", options: {} }, { type: "text", value: String(i?.shown) }, { type: "markup-end", name: "b" }, { type: "text", value: " saved" }])';
  expect(say(`${parts} `, { shown: '3' })).toEqual([
    { type: 'text', value: '⟦' },
    { type: 'markup-start', name: 'b', options: {} },
    { type: 'text', value: '3' },
    { type: 'markup-end', name: 'b' },
    { type: 'text', value: ' šååṽééð' },
    { type: 'text', value: '⟧' },
  ]);
});

it.each([
  ['Compare 2 resorts', '⟦Çööɱþååŕéé ⟦2 ŕééšööŕţš⟧⟧'],
  [/^Showing \d+ of/, '⟦Šĥööŵîîñĝ 12 ööƒ 374 ŕééšööŕţš⟧'],
  [/^Menu$/, '⟦Ɱééñûû⟧'],
  ['Livigno', 'Livigno'],
] as const)('tests find %s by its English words', (words, text) => {
  expect(text).toMatch(inPseudo(words));
});

it('tests do not take one word for another', () => {
  expect('⟦Ååççööûûñţ ɱééñûû⟧').not.toMatch(inPseudo(/^Menu$/));
});
