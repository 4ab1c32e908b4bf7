/** What a game's schema says of the parts of its views: the kind of thing that a value names (`x-kind`), what the places
    of a list or the keys of an object stand for (`x-by`), and what is not for people (`x-hidden`). */

type Node = Readonly<Record<string, unknown>>;

/** A list of choices between references is never deeper; a schema that refers to itself ends here. */
const DEPTH = 8;

const node = (value: unknown): Node | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null;
const nodes = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the schema says of one value. */
export class Part {
  #root: unknown;
  /** Everything that holds of the value: its own schema, what that refers to, and the choices that fit. */
  #said: readonly Node[];

  /** Of a value under this schema; `true` says nothing. */
  constructor(root: unknown, schema: unknown, value: unknown) {
    this.#root = root;
    this.#said = gather(root, schema, value, DEPTH);
  }

  #first<T>(find: (schema: Node) => T | null | undefined): T | null {
    for (const schema of this.#said) {
      const found = find(schema);
      if (found !== null && found !== undefined) return found;
    }
    return null;
  }

  #word(mark: string): string | null {
    return this.#first((schema) => (typeof schema[mark] === 'string' ? schema[mark] : null));
  }

  get described(): boolean {
    return this.#said.length > 0;
  }

  get kind(): string | null {
    return this.#word('x-kind');
  }

  get by(): string | null {
    const names = this.#first((schema) => schema['propertyNames']);
    return this.#word('x-by') ?? (names === null ? null : new Part(this.#root, names, null).kind);
  }

  /** Is it for programs, not for people? So is what a game that describes its views leaves open, and the name of a step,
      of which the prompt speaks in a sentence. */
  hides(value: unknown): boolean {
    const leftOpen =
      node(this.#root) !== null &&
      node(value) !== null &&
      !this.#said.some((schema) => 'properties' in schema || 'additionalProperties' in schema);
    return leftOpen || this.kind === 'step' || this.#said.some((schema) => schema['x-hidden'] === true);
  }

  /** The words of a kind in their order, if the schema lists them. */
  wordsOf(kind: string): readonly string[] {
    const all = Object.values(node(node(this.#root)?.['$defs']) ?? {}).map(node);
    return nodes(all.find((schema) => schema?.['x-kind'] === kind && schema['enum'])?.['enum']) as string[];
  }

  field(name: string, value: unknown): Part {
    const own =
      this.#first((schema) => node(schema['properties'])?.[name]) ??
      this.#first((schema) => schema['additionalProperties']);
    return new Part(this.#root, own, value);
  }

  item(at: number, value: unknown): Part {
    const own = this.#first((schema) => nodes(schema['prefixItems'])[at]) ?? this.#first((schema) => schema['items']);
    return new Part(this.#root, own, value);
  }
}

function referred(root: unknown, path: unknown): unknown {
  if (typeof path !== 'string') return undefined;
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((found, name) => node(found)?.[name], root);
}

function gather(root: unknown, schema: unknown, value: unknown, depth: number): Node[] {
  const own = node(schema);
  if (!own || depth === 0) return [];
  const choice = nodes(own['anyOf'] ?? own['oneOf']).find((one) => fits(root, one, value, depth - 1));
  return [
    own,
    ...[referred(root, own['$ref']), ...nodes(own['allOf']), choice].flatMap((one) =>
      gather(root, one, value, depth - 1),
    ),
  ];
}

/** Could the value be what this choice describes? */
function fits(root: unknown, schema: unknown, value: unknown, depth: number): boolean {
  const own = node(schema);
  if (!own || depth === 0) return true;
  if ('$ref' in own) return fits(root, referred(root, own['$ref']), value, depth - 1);
  if ('const' in own) return own['const'] === value;
  if ('enum' in own) return nodes(own['enum']).includes(value);
  const choices = nodes(own['anyOf'] ?? own['oneOf']);
  if (choices.length > 0 && !choices.some((one) => fits(root, one, value, depth - 1))) return false;
  const types = Array.isArray(own['type']) ? own['type'] : 'type' in own ? [own['type']] : [];
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false;
  return nodes(own['required']).every((name) => {
    const field = node(value)?.[name as string];
    const said = node(node(own['properties'])?.[name as string]);
    return field !== undefined && (!said || !('const' in said) || said['const'] === field);
  });
}

function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return node(value) !== null;
    default:
      return typeof value === type;
  }
}
