import swaggerUi from '@fastify/swagger-ui'
import { api } from '@portico/contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../platform/http/openapi.ts'

/** `/openapi.json`: the document of every call. `/docs/api`: its page. */
export async function serveApiDocument(app: FastifyInstance): Promise<void> {
  const document = openApiOf(api, { title: 'Portico', version: '0.1.0' })
  const text = JSON.stringify(document)
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(swaggerUi, {
    routePrefix: '/docs/api',
    staticCSP: true,
    uiConfig: { url: '/openapi.json' },
  })
}
