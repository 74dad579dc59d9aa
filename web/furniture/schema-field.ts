/** What can be filled in, read off a JSON Schema. */
export type SchemaField =
  | { readonly type: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly type: 'switch' }
  | { readonly type: 'number'; readonly least: number; readonly most: number }
  /** A word, or a number instead. */
  | { readonly type: 'wordOrNumber'; readonly word: string; readonly least: number; readonly most: number }
  /** One of some values for each of some things, or nothing said of it. */
  | { readonly type: 'each'; readonly keys: readonly string[]; readonly values: readonly (string | number)[] }
  | { readonly type: 'text' };

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: boolean | Schema;
}

export function fieldOf(schema: unknown): SchemaField {
  const { type, enum: values, const: only, anyOf, minimum, maximum } = schema as Schema;
  if (values) return { type: 'choice', values };
  if (only !== undefined) return { type: 'choice', values: [only] };
  if (type === 'boolean') return { type: 'switch' };
  if (type === 'integer' || type === 'number') return { type: 'number', least: minimum ?? 0, most: maximum ?? 999 };
  const each = eachOf(schema as Schema);
  if (each) return each;
  const word = anyOf?.find((each) => typeof each.const === 'string')?.const;
  const number = anyOf?.find((each) => each.type === 'integer');
  if (word !== undefined && number)
    return { type: 'wordOrNumber', word: String(word), least: number.minimum ?? 0, most: number.maximum ?? 999 };
  return { type: 'text' };
}

function eachOf({ propertyNames, additionalProperties: of }: Schema): SchemaField | null {
  const keys = propertyNames?.enum;
  return keys && typeof of === 'object' && of.enum ? { type: 'each', keys, values: of.enum } : null;
}
