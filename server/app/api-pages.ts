import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'

/** The page's own parts, and the one inline style that its library writes; nothing external. */
const libraryStyle = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const pagePolicy = `default-src 'self'; img-src 'self' data:; style-src 'self' ${libraryStyle}; frame-ancestors 'none'`

/** The pages of the API document, as a separate application called by `inject`. */
export async function apiPages(
  routePrefix: string,
  info: OpenAPIV3.InfoObject,
  apiDocument: () => object,
): Promise<FastifyInstance> {
  const pages = Fastify()
  const later: OpenAPIV3.Document = { openapi: '3.1.0', info, paths: {} }
  await pages.register(swagger, { mode: 'static', specification: { document: later } })
  await pages.register(swaggerUi, {
    routePrefix,
    staticCSP: pagePolicy,
    transformSpecification: apiDocument,
    transformSpecificationClone: false,
  })
  return pages
}
