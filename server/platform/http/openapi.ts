import type { Access } from '@portico/contract/kit/access.ts'
import { methodAndPath, type Call } from '@portico/contract/kit/call.ts'
import { Problem } from '@portico/contract/kit/problem.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

const accessNotes: Readonly<Record<string, string>> = {
  open: 'Open to anyone.',
  'half-signed-in': 'Requires a session, complete or not.',
  'signed-in': 'Requires a complete session.',
  account: 'Requires an account the user can open.',
  brokerage: 'Brokerage staff and platform administrators.',
}

const accessNote = (access: Access) =>
  accessNotes[access] ?? `Requires an account the user can open and the permission ${access.slice('account:'.length)}.`

const statusNotes: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'Success, without content',
  401: 'No session',
  403: 'Not allowed',
  404: 'Unknown, or another tenant’s',
  409: 'Conflict',
  422: 'Refused',
}

/** The OpenAPI 3.1 document of a set of calls; schemas with an id go under `components`. */
export function openApiOf(calls: object, info: { title: string; version: string }): Json {
  const components: Json = {}
  const schemaOf = (schema: unknown, io: 'input' | 'output') => {
    const made = z.toJSONSchema(schema as z.ZodType, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json
    return lifted(made, components)
  }
  const paths: Record<string, Json> = {}
  for (const [key, call] of Object.entries(calls) as [string, Call][]) {
    const { method, path } = methodAndPath(key)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, call, schemaOf) }
  }
  schemaOf(Problem, 'output')
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-portico-session' } },
    },
  }
}

type SchemaOf = (schema: unknown, io: 'input' | 'output') => Json

function operationOf(key: string, call: Call, schemaOf: SchemaOf): Json {
  return {
    operationId: key.replaceAll(/[^A-Za-z]+/g, '_').replace(/_$/, ''),
    summary: call.summary,
    description: accessNote(call.access),
    tags: [key.split('/')[1] === 'api' ? key.split('/')[2] : key.split('/')[1]],
    security: call.access === 'open' ? [] : [{ session: [] }],
    parameters: [...parametersOf(call.params, 'path', schemaOf), ...parametersOf(call.query, 'query', schemaOf)],
    ...requestBodyOf(call, schemaOf),
    responses: responsesOf(call, schemaOf),
  }
}

const binary = { type: 'string', format: 'binary' } as const

function requestBodyOf({ body, upload, chunk }: Call, schemaOf: SchemaOf): Json {
  const required = (content: Json) => ({ requestBody: { required: true, content } })
  if (upload !== undefined) {
    const form = { type: 'object', properties: { [upload.field]: binary }, required: [upload.field] }
    return required({ 'multipart/form-data': { schema: form } })
  }
  if (chunk !== undefined) return required({ 'application/octet-stream': { schema: binary } })
  return body === undefined ? {} : required({ 'application/json': { schema: schemaOf(body, 'input') } })
}

function parametersOf(schema: unknown, place: 'path' | 'query', schemaOf: SchemaOf): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const bareContent = {
  'event-stream': { 'text/event-stream': { schema: { type: 'string' } } },
  picture: { 'image/*': { schema: binary } },
  file: { '*/*': { schema: binary } },
  calendar: { 'text/calendar': { schema: { type: 'string' } } },
} as const

const isBare = (declared: unknown): declared is keyof typeof bareContent =>
  typeof declared === 'string' && declared in bareContent

function responsesOf(call: Call, schemaOf: SchemaOf): Json {
  const responses: Json = {}
  for (const [status, declared] of Object.entries(call.responses)) {
    const description = statusNotes[status] ?? 'Answer'
    if (declared === 'nothing') responses[status] = { description }
    else if (isBare(declared)) responses[status] = { description, content: bareContent[declared] }
    else responses[status] = { description, content: { 'application/json': { schema: schemaOf(declared, 'output') } } }
  }
  const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return { ...responses, default: { description: 'An error response', content: problem } }
}

/** Moves a schema's `$defs`, and the schema itself if named, to the components, and points references there. */
function lifted(made: Json, components: Json): Json {
  const { $schema: _dialect, $defs = {}, id, ...schema } = made as Json & { $defs?: Json; id?: string }
  const pointed = pointAtComponents(schema) as Json
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _named, ...body } = definition as Json
    components[name] = pointAtComponents(body)
  }
  if (typeof id !== 'string') return pointed
  components[id] = pointed
  return { $ref: `#/components/schemas/${id}` }
}

function pointAtComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointAtComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : pointAtComponents(inner),
    ]),
  )
}
