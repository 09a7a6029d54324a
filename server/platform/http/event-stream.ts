import type { EventStream } from '@portico/contract/kit/call.ts'
import type { FastifyReply } from 'fastify'

/** A reader with this large a backlog is disconnected; it resumes where it was. */
const backlogLimit = 1_000_000

/** Milliseconds after which the browser tries again. */
const retryMs = 3000

/**
 * Takes over the connection as an event stream. Headers set by hooks are sent along, since hijacking drops them.
 */
export function openEventStream(reply: FastifyReply, onOpen: (stream: EventStream) => void): FastifyReply {
  reply.hijack()
  const socket = reply.raw
  const headers = { ...reply.getHeaders() } as Record<string, string>
  socket.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  socket.write(`retry: ${retryMs}\n\n`)
  onOpen({
    send: ({ name, id, data }) => {
      if (socket.writableEnded) return
      if (socket.writableLength > backlogLimit) {
        socket.destroy()
        return
      }
      socket.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    onClose: (listener) => socket.once('close', listener),
    end: () => socket.end(),
  })
  return reply
}
