import { tenantFilter } from './tenant-filter.js'
import { writeVerb } from './write-verb.js'
import { writesInStore } from './writes-in-store.js'

/** Our own lint rules: what a server file that writes must do. */
export default {
  meta: { name: 'portico' },
  rules: { 'write-verb': writeVerb, 'tenant-filter': tenantFilter, 'writes-in-store': writesInStore },
}
