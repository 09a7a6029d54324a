import { serveReading } from './serve-reading.ts'

// Hands rows over as they are read.
await serveReading(async () => () => (rows) => rows)
