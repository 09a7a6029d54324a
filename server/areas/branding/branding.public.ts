export { storeLogo } from './branding.store.ts'
export { brandingView } from './branding.view.ts'
export { letterheadView } from './letterhead.view.ts'
