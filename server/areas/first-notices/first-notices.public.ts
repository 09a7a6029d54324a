export { addressedCards, cardsWithCodes } from './codes/card-codes.ts'
