export { DetailsScreen } from '../../areas/details/details.door.ts'
