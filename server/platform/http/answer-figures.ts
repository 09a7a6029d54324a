import type { FastifyInstance } from 'fastify'
import { Histogram, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

interface CallFigures {
  readonly call: string
  readonly answers: number
  /** Answers with status 500 and above. */
  readonly errors: number
  /** Answers that took more than half a second. */
  readonly slow: number
}

/** How this process has answered since it started. */
export interface AnswerFigures {
  byCall(): Promise<CallFigures[]>
}

/** One of the histogram's bounds, so that the figures know it exactly. */
const slowSeconds = 0.5

/** Measures every answer from now on: for collectors in the registry, and summed up call by call. */
export function measureAnswers(app: FastifyInstance, registry: Registry): AnswerFigures {
  const durations = new Histogram({
    name: 'portico_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, slowSeconds, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return { byCall: async () => summedUp(await durations.get()) }
}

function summedUp({ values }: Measured): CallFigures[] {
  const found = new Map<string, CallFigures>()
  for (const { metricName, labels, value } of values) {
    const isCount = metricName === 'portico_request_seconds_count'
    const isQuick = metricName === 'portico_request_seconds_bucket' && labels.le === slowSeconds
    if (!isCount && !isQuick) continue
    const call = `${labels.method} ${labels.route}`
    const { answers, errors, slow } = found.get(call) ?? { answers: 0, errors: 0, slow: 0 }
    found.set(call, {
      call,
      answers: answers + (isCount ? value : 0),
      errors: errors + (isCount && Number(labels.status) >= 500 ? value : 0),
      slow: slow + (isCount ? value : -value),
    })
  }
  return [...found.values()]
}

type Measured = MetricObjectWithValues<
  MetricValue<'method' | 'route' | 'status' | 'le'> & { readonly metricName?: string }
>
