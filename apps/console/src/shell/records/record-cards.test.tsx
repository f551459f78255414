import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecordCards } from './record-cards.tsx'

test('on a phone a field that has nothing to say of a row says so, and nought is something', () => {
  const said = { id: '1', offer: '意向一', count: 3 }
  const silent = { id: '2', offer: '', count: 0 }
  const columns = [
    { key: 'id', title: '编号', isHeading: true, render: ({ id }: typeof said) => id },
    { key: 'offer', title: '意向', render: ({ offer }: typeof said) => offer },
    { key: 'count', title: '数量', render: ({ count }: typeof said) => count },
    { key: 'note', title: '备注', render: () => null },
  ]
  const html = renderToStaticMarkup(
    <RecordCards label="列表" rows={[said, silent]} columns={columns} rowKey={({ id }) => id} />,
  )
  const values = [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value]) => value)
  expect(values).toEqual(['意向一', '3', '—', '—', '0', '—'])
})
