import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { api } from '@portico/contract/api.ts'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { openApiOf } from '../platform/http/openapi.ts'
import { dataHeaders } from '../platform/http/security-headers.ts'

/** The page's own parts, and the style attributes that its library writes; nothing from elsewhere. */
const pagePolicy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

const info = { title: 'Portico', version: '0.1.0' }
let made: object | undefined

/** The document of every call, made for whoever asks first: no server waits for it with its start. */
const apiDocument = () => (made ??= openApiOf(api, info))

/** `/openapi.json`: the document of every call. `/docs/api`: its page. */
export async function serveApiDocument(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers(dataHeaders).type('application/json; charset=utf-8').send(JSON.stringify(apiDocument())),
  )
  const later: OpenAPIV3.Document = { openapi: '3.1.0', info, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document: later } })
  await app.register(swaggerUi, {
    routePrefix: '/docs/api',
    staticCSP: pagePolicy,
    transformSpecification: apiDocument,
    transformSpecificationClone: false,
  })
}
