// Loaded before a measured program (`node --import`): answers each message with what the process has used so far.
import { childUsage } from './child-usage.ts'

process.on('message', (asked) => {
  // Memory is what is still needed; CPU must not hold the cost of finding out.
  if (asked === 'memory') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const longWork = childUsage('long-work')
  process.send!({
    cpuMicros: user + system + (longWork?.cpuSeconds ?? 0) * 1e6,
    rssBytes: process.memoryUsage.rss(),
    peakBytes: process.resourceUsage().maxRSS * 1024,
    longWorkPeakBytes: longWork?.peakBytes ?? 0,
  } satisfies Usage)
})
process.on('disconnect', () => process.exit())
// The channel alone must not keep a program alive that has stopped.
process.channel?.unref()

export interface Usage {
  /** Of the server and of its process for long work. */
  readonly cpuMicros: number
  readonly rssBytes: number
  /** The most memory that the process ever had. */
  readonly peakBytes: number
  /** The same for its process for long work; 0 without one. */
  readonly longWorkPeakBytes: number
}
