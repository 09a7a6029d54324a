import { messages } from '@portico/contract/kit/problem.messages.ts'
import type { FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: Canvas; color: CanvasText;
    font: 1.0625rem/1.5 ui-sans-serif, system-ui, sans-serif }
  main { max-width: 34rem; padding: 2rem 1.25rem }
  h1 { margin: 0 0 .5rem; font: 600 1.75rem/1.2 ui-serif, Georgia, serif }
  p { margin: 0 }`

const unknown = { status: 421, title: 'Address not known', text: messages.unknownHost }
const suspended = { status: 503, title: 'Portal not available', text: messages.suspendedHost }

/** Tells a person that the portal is not available at this address, or is closed there. Unbranded. */
export function sendClosedHostPage(reply: FastifyReply, { isSuspended }: { isSuspended: boolean }): FastifyReply {
  const { status, title, text } = isSuspended ? suspended : unknown
  const nonce = randomBytes(16).toString('base64')
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page)
}
