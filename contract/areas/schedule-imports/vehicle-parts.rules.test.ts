import { describe, expect, test } from 'vitest'
import { partsIn, splitVehicle } from './vehicle-parts.ts'

describe('make and model in one cell', () => {
  test.each([
    ['Make/Model', ['make', 'model']],
    ['Make & Model', ['make', 'model']],
    ['Yr / Make / Model', ['year', 'make', 'model']],
    ['Make, Model and Year', ['make', 'model', 'year']],
    ['Make', []],
    ['Model year', []],
  ])('are named by the heading %s', (heading, parts) => {
    expect(partsIn(heading)).toEqual(parts)
  })

  test.each([
    ['Ford F-150', 'Ford', 'F-150'],
    ['Ford / E350/E450', 'Ford', 'E350/E450'],
    ['Chevrolet, Silverado 2500', 'Chevrolet', 'Silverado 2500'],
    ['FORD - Transit', 'FORD', 'Transit'],
    ['Mercedes-Benz Sprinter', 'Mercedes-Benz', 'Sprinter'],
    ['Land Rover Defender 110', 'Land Rover', 'Defender 110'],
    ['Harley-Davidson FLHT', 'Harley-Davidson', 'FLHT'],
    ['Kenworth', 'Kenworth', ''],
    ['Big Texas Trailer', 'Big', 'Texas Trailer'],
    ['', '', ''],
  ])('%s is taken apart', (text, make, model) => {
    expect(splitVehicle(text, ['make', 'model'])).toEqual({ year: '', make, model })
  })

  test.each([
    ['2019 Ford F-150', '2019'],
    ["'19 Ford F-150", '19'],
    ['Ford F-150 2019', '2019'],
    ['Ford F-150 (2019)', '2019'],
    ['Ford F-150', ''],
  ])('the year of %s goes to its own column', (text, year) => {
    expect(splitVehicle(text, ['year', 'make', 'model'])).toEqual({ year, make: 'Ford', model: 'F-150' })
  })
})
