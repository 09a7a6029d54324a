/** Places in a list whose numbers rise, as many as there can be: what need not be moved to bring the others in order. */
export function longestRise(numbers: readonly number[]): number[] {
  /** By length less one: the position of the lowest end of a rise of that length. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [place, number] of numbers.entries()) {
    const length = lengthBelow(ends, numbers, number)
    before.push(ends[length - 1])
    ends[length] = place
  }
  const rise: number[] = []
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.push(place)
  return rise.toReversed()
}

/** Length of the longest rise that ends below a number. */
function lengthBelow(ends: readonly number[], numbers: readonly number[], number: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    const end = numbers[ends[middle] ?? 0] ?? 0
    if (end < number) low = middle + 1
    else high = middle
  }
  return low
}
