export { PlacementCard } from './placement-card.tsx'
