import { tenantFilter } from './tenant-filter.js'
import { writeHandler } from './write-handler.js'
import { writesInStore } from './writes-in-store.js'

/** Our own lint rules: what a server file that writes must do. */
export default {
  meta: { name: 'portico' },
  rules: { 'write-handler': writeHandler, 'tenant-filter': tenantFilter, 'writes-in-store': writesInStore },
}
