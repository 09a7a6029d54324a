import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { api } from '@portico/contract/api.ts'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { openApiOf } from '../platform/http/openapi.ts'

/** The page's own parts, and the style attributes that its library writes; nothing from elsewhere. */
const pagePolicy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

/** `/openapi.json`: the document of every call. `/docs/api`: its page. */
export async function serveApiDocument(app: FastifyInstance): Promise<void> {
  const document = openApiOf(api, { title: 'Portico', version: '0.1.0' })
  const text = JSON.stringify(document)
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  const specification = { document: document as unknown as OpenAPIV3.Document }
  await app.register(swagger, { mode: 'static', specification })
  await app.register(swaggerUi, { routePrefix: '/docs/api', staticCSP: pagePolicy })
}
