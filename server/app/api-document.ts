import { api } from '@portico/contract/api.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openApiOf } from '../platform/http/openapi.ts'
import { dataHeaders } from '../platform/http/security-headers.ts'

const info = { title: 'Portico', version: '0.1.0' }
const pagesPath = '/docs/api'
let made: object | undefined
let pages: Promise<FastifyInstance> | undefined

/** The OpenAPI document of every call, built on the first request so that server start does not wait for it. */
const apiDocument = () => (made ??= openApiOf(api, info))

/** `/openapi.json`: the document of every call. `/docs/api`: its page. */
export function serveApiDocument(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers(dataHeaders).type('application/json; charset=utf-8').send(JSON.stringify(apiDocument())),
  )
  // The page's library is loaded when the page is first opened.
  const showPage = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    pages ??= import('./api-pages.ts').then(({ apiPages }) => apiPages(pagesPath, info, apiDocument))
    const answer = await (await pages).inject({ method: 'GET', url, headers })
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload)
  }
  app.get(pagesPath, showPage)
  app.get(`${pagesPath}/*`, showPage)
}
