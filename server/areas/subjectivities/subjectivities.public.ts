export { openBeforeView } from './open-before.view.ts'
export { ownersView, sideOf } from './owners.view.ts'
export { notifySide } from './notify-side.ts'
