import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { expect, test } from 'vitest'
import { lettersText } from './letters-text.ts'

const labels = ['Yard', 'Street', 'City', 'Owner', 'Driver', 'Cook', 'Guard']
const layout = Layout.parse({
  pages: [
    {
      key: 'main',
      title: 'Main',
      sections: [
        {
          key: 'places',
          title: 'Places',
          questions: labels.map((label) => ({ key: label.toLowerCase(), kind: 'text', label })),
        },
        {
          key: 'people',
          title: 'People',
          repeat: { item: 'Person' },
          questions: [{ key: 'name', kind: 'text', label: 'Name' }],
        },
      ],
    },
  ],
})

test.each([
  [['yard'], '“Yard”'],
  [['yard', 'street'], '“Yard” and “Street”'],
  [['people/a/name', 'people/b/name', 'yard'], '“Name” and “Yard”'],
  [
    ['yard', 'street', 'city', 'owner', 'driver', 'cook'],
    '“Yard”, “Street”, “City”, “Owner”, “Driver”, and 1 other answer',
  ],
  [labels.map((label) => label.toLowerCase()), '“Yard”, “Street”, “City”, “Owner”, “Driver”, and 2 other answers'],
])('letters that the PDF lacks are told by their questions, each once: %j', (paths, named) => {
  expect(lettersText(layout, paths)).toMatch(
    `The PDF cannot show some letters in ${named}: the PDF shows plain letters`,
  )
})
