// Loaded before a measured program (`node --import`): answers each message with what the process has used so far.
process.on('message', (asked) => {
  // Memory is what is still needed; CPU must not hold the cost of finding out.
  if (asked === 'memory') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send!({
    cpuMicros: user + system,
    rssBytes: process.memoryUsage.rss(),
    peakBytes: process.resourceUsage().maxRSS * 1024,
  } satisfies Usage)
})
process.on('disconnect', () => process.exit())
// The channel alone must not keep a program alive that has stopped.
process.channel?.unref()

export interface Usage {
  readonly cpuMicros: number
  readonly rssBytes: number
  /** The most memory that the process ever had. */
  readonly peakBytes: number
}
