import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files';

// A browser that translates a page puts elements of its own in place of texts. React can go on where a text is alone in its
// element; beside an expression it would look for the text that is gone.

interface Node {
  type: string;
  start: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Objects whose values are the same as long as the page lives. */
const FIXED = ['site', 'claims', 'env'];

/** A call of a message: `m.some_key(…)`. */
const isMessage = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'm';

/** Whether an expression is the same as long as the page lives. */
function isConstant(node: Node): boolean {
  if (node.type === 'Literal' || node.type === 'TemplateElement') return true;
  if (node.type === 'Identifier')
    return /^[A-Z][A-Z\d_]*$/.test(String(node.name)) || FIXED.includes(String(node.name));
  if (node.type === 'MemberExpression') return isConstant(node.object as Node);
  // A page has one language.
  if (isMessage(node)) return (node.arguments as Node[]).length === 0;
  return /^(Binary|Logical)Expression$|^TemplateLiteral$/.test(node.type) && nodesIn(node).every(isConstant);
}

/** Whether an expression is known to be a text. */
function isText(node: Node): boolean {
  if (node.type === 'ConditionalExpression') return isText(node.consequent as Node) || isText(node.alternate as Node);
  return (
    isMessage(node) || node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  );
}

/** A text in place of something that may be missing: `value ?? m.not_reported()`. */
const hasTextFallback = ({ operator, right }: Node) => operator === '??' && isText(right as Node);

/** An element with a key is replaced where that changes. */
const hasKey = ({ openingElement }: Node) =>
  isNode(openingElement) &&
  (openingElement.attributes as Node[]).some(({ name }) => isNode(name) && name.name === 'key');

const isBlank = (text: unknown) => /^\s*$/.test(String(text));

/** Whether a text of this element stands beside something that may change. */
function hasLooseText(element: Node): boolean {
  const { children } = element;
  const parts = (children as Node[]).filter(({ type, value }) => type !== 'JSXText' || !isBlank(value));
  const expressions = parts
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .map(({ expression }) => expression as Node)
    .filter((expression) => expression.type !== 'JSXEmptyExpression' && !isConstant(expression));
  const hasWords = parts.some(({ type }) => type === 'JSXText');
  const isLoose = (expression: Node) => isText(expression) || (hasTextFallback(expression) && !hasKey(element));
  return parts.length > 1 && (hasWords ? expressions.length > 0 : expressions.some(isLoose));
}

function looseTexts(node: Node): Node[] {
  const isOne = /^JSX(Element|Fragment)$/.test(node.type) && hasLooseText(node);
  return [...(isOne ? [node] : []), ...nodesIn(node).flatMap(looseTexts)];
}

it('text that changes stands in an element of its own', () => {
  const loose = sourceFiles('src')
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      looseTexts(parseAst(text, { lang: 'tsx' }, path) as unknown as Node).map(
        ({ start }) => `${path}:${text.slice(0, start).split('\n').length}`,
      ),
    );
  expect(loose).toEqual([]);
});
