import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { readRecord } from '@/lib/lenient';

type Json = Record<string, unknown>;

/** A JSON pointer (RFC 6901) of these keys, as it stands in a URI fragment. */
const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** What stands at a place of a document, and its own place where it is a reference to another. */
function followReference(document: Json, place: string): { place: string; value: unknown } {
  const keys = place
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const value = keys.reduce<unknown>((at, key) => readRecord(at)[key], document);
  const { $ref } = readRecord(value);
  return typeof $ref === 'string' ? followReference(document, $ref.slice(1)) : { place, value };
}

/** A copy of an OpenAPI document in which an object schema allows the properties that it names and no others. */
function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, closeObjects(child)])) as Json;
  const isObjectSchema = [copy.type].flat().includes('object') && 'properties' in copy;
  return isObjectSchema && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}

/** A request to the API, with its address below the API's base. */
export interface ApiRequest {
  method: string;
  /** Such as `/resorts?page=2`. */
  path: string;
  /** The parsed JSON body; undefined: none was sent. */
  body?: unknown;
}

interface ApiResponse {
  status: number;
  contentType: string | null;
  /** The parsed JSON body; undefined: none was sent. */
  body: unknown;
}

/** docs/openapi.yaml, as something that requests and responses are compared with. */
export interface Contract {
  /** What of a request the contract does not know, one line each. */
  checkRequest: (request: ApiRequest) => string[];
  /** What of the response to a request the contract does not know, one line each. */
  checkResponse: (request: ApiRequest, response: ApiResponse) => string[];
  /** Names ("GET /resorts/{id}") of all calls in the contract. */
  calls: string[];
  /** The name of the call that a request is, or null. */
  nameOf: (request: ApiRequest) => string | null;
  /** Every example of the contract that does not fit its own schema, one line each. */
  checkExamples: () => string[];
}

const METHODS = ['get', 'post', 'put', 'delete'];
const CONTRACT = 'contract';

const patternOf = (template: string) =>
  new RegExp(`^${template.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/**
 * Reads docs/openapi.yaml. Its objects are closed for the comparison: a field that the contract does not name is a
 * mismatch, so that nothing is sent or read that is not written down. Schemas are compiled when they are first needed.
 */
export function readContract(): Contract {
  const document = closeObjects(parse(readFileSync('docs/openapi.yaml', 'utf8'))) as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema(document as AnySchemaObject, CONTRACT, undefined, false);
  const validators = new Map<string, ValidateFunction>();

  /** What the value has against the schema that stands at a place of the document. */
  function complaint(place: string, value: unknown): string | null {
    const validate = validators.get(place) ?? ajv.compile({ $ref: `${CONTRACT}#${place}` });
    validators.set(place, validate);
    if (validate(value)) return null;
    const errors = validate.errors ?? [];
    // Of several forms, the one that was meant is the one that fitted furthest in.
    const [first] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length);
    const extra = first?.params.additionalProperty;
    return `${first?.instancePath || 'body'} ${first?.message}${extra ? ` (${extra})` : ''}`;
  }

  const operations = Object.entries(readRecord(document.paths))
    .flatMap(([template, item]) =>
      METHODS.filter((method) => method in readRecord(item)).map((method) => ({
        name: `${method.toUpperCase()} ${template}`,
        method,
        template,
        pattern: patternOf(template),
        place: pointer('paths', template, method),
        item: readRecord(item),
        operation: readRecord(readRecord(item)[method]),
      })),
    )
    // Paths without parameters first: /resorts/filters is no resort.
    .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

  const find = ({ method, path }: ApiRequest) => {
    const [pathname = ''] = path.split('?');
    return operations.find((each) => each.method === method.toLowerCase() && each.pattern.test(pathname));
  };

  function checkRequest(request: ApiRequest): string[] {
    const found = find(request);
    if (!found) return [`${request.method} ${request.path} is not in the contract`];
    const query = new URLSearchParams(request.path.split('?')[1] ?? '');
    const parameters = (Array.isArray(found.operation.parameters) ? found.operation.parameters : []).map(readRecord);
    const problems = [...new Set(query.keys())].flatMap((name) => {
      const index = parameters.findIndex((parameter) => parameter.in === 'query' && parameter.name === name);
      if (index < 0) return [`parameter ${name} is not in the contract`];
      const { type } = readRecord(parameters[index]?.schema);
      const sent = query.getAll(name);
      const single = type === 'string' ? sent[0] : Number(sent[0]);
      const value = type === 'array' ? sent : single;
      const place = found.place + pointer('parameters', String(index), 'schema');
      return complaint(place, value)?.replace(/^body/, `parameter ${name}`) ?? [];
    });
    const body = readRecord(found.operation.requestBody);
    if ('content' in body) {
      const place = found.place + pointer('requestBody', 'content', 'application/json', 'schema');
      problems.push(...[complaint(place, request.body) ?? []].flat());
    } else if (request.body !== undefined) {
      problems.push('a body is sent, and there is none in the contract');
    }
    return problems.map((problem) => `${found.name}, request: ${problem}`);
  }

  function checkResponse(request: ApiRequest, { status, contentType, body }: ApiResponse): string[] {
    const found = find(request);
    // A server refuses what it does not know.
    if (!found) return status === 404 ? [] : [`${request.method} ${request.path} is not in the contract`];
    const responses = readRecord(found.operation.responses);
    const named = `${found.name}, response ${status}:`;
    const isNamed = String(status) in responses;
    if (!isNamed && status < 400) return [`${named} the contract has no such status`];
    const known = isNamed ? String(status) : 'default';
    const { place, value } = followReference(document, found.place + pointer('responses', known));
    if (!('content' in readRecord(value))) return body === undefined ? [] : [`${named} has a body`];
    if (!/^application\/json\b/i.test(contentType ?? '')) return [`${named} is ${contentType ?? 'of no type'}`];
    const problem = complaint(place + pointer('content', 'application/json', 'schema'), body);
    return problem === null ? [] : [`${named} ${problem}`];
  }

  function checkExamples(): string[] {
    const problems: string[] = [];
    const visit = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { schema, example, examples } = value as Json;
      if (typeof schema === 'object' && schema !== null && !Array.isArray(examples)) {
        const named = Object.entries(readRecord(examples)).map(
          ([name, each]) => [name, readRecord(each).value] as const,
        );
        for (const [name, sent] of [...named, ...(example === undefined ? [] : [['example', example] as const])]) {
          const problem = complaint(`${place}/schema`, sent);
          if (problem) problems.push(`${place} ${name}: ${problem}`);
        }
      }
      for (const [key, child] of Object.entries(value)) visit(child, place + pointer(key));
    };
    visit(readRecord(document.paths), '/paths');
    visit(readRecord(document.components), '/components');
    return problems;
  }

  return {
    checkRequest,
    checkResponse,
    checkExamples,
    calls: operations.map(({ name }) => name),
    nameOf: (request) => find(request)?.name ?? null,
  };
}
