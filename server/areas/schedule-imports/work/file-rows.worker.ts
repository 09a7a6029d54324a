import { serveReading } from '../../../platform/spreadsheets/serve-reading.ts'
import { fileRows } from './file-rows.ts'

// Rows are read and judged where the file is: the server, which others wait for, hands them on.
serveReading(fileRows, { spreads: true })
