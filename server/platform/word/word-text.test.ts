import { expect, test } from 'vitest'
import { textPages } from './word-text.ts'

const paragraph = (content: string) => `<w:p w:rsidR="00A1"><w:pPr><w:pStyle w:val="Body"/></w:pPr>${content}</w:p>`
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

test('reads paragraphs, rows of tables, and pages', () => {
  const row = `<w:tr><w:tc>${paragraph(run('Each occurrence'))}</w:tc><w:tc>${paragraph(run('$1,000,000'))}</w:tc></w:tr>`
  expect(
    textPages(
      `${paragraph(run('Owner &amp; ') + run('Tenant&#8217;s'))}<w:tbl>${row}</w:tbl><w:p/>${paragraph('<w:r><w:br w:type="page"/></w:r>')}${paragraph(run('Page 2') + '<w:r><w:br/></w:r>' + run('goes on'))}`,
    ),
  ).toEqual(['Owner & Tenant’s\n\nEach occurrence \t$1,000,000', 'Page 2\ngoes on'])
})

test('leaves out what tracked changes deleted or moved away', () => {
  expect(
    textPages(
      paragraph(
        `${run('Limit ')}<w:del w:id="1"><w:r><w:delText>$1,000,000</w:delText></w:r></w:del><w:moveFrom w:id="2">${run('gone')}</w:moveFrom><w:ins w:id="3">${run('$2,000,000')}</w:ins>`,
      ),
    ),
  ).toEqual(['Limit $2,000,000'])
})

test('does not end where the XML is broken', () => {
  expect(textPages('<w:p><w:t>a</w:p><w:tbl></w:tbl></w:tbl></w:moveFrom><w:t>b</w:t>&#x110000;')).toEqual(['b'])
})
