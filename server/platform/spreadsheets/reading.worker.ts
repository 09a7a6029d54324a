import { serveReading } from './serve-reading.ts'

// Hands rows over as they are read.
serveReading(() => (rows) => rows)
