import { serveReading } from '../../../platform/spreadsheets/process/serve-reading.ts'

// Rows are read and judged where the file is: the server, which others wait for, hands them on.
await serveReading(async () => (await import('./file-rows.ts')).fileRows, { spreads: true })
