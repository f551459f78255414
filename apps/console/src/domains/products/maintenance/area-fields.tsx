import { Form, Radio, TreeSelect } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { productTermsShape as shape } from '@lqr/contract/products/product-terms.ts'
import { type Substation, SUBSTATION_TREE } from '@lqr/contract/reference/substations.ts'
import { formCopy } from './form-copy.ts'
import type { TermsValues } from './terms-values.ts'

interface AreaNode {
  value: string
  title: string
  children?: AreaNode[]
}

function node({ id, name, children }: Substation): AreaNode {
  return { value: id, title: name, ...(children.length > 0 ? { children: children.map(node) } : {}) }
}

/** The areas within the reach: whole prefectures where they lie in it, else the counties that do. */
function nodesWithin(reach: readonly string[] | null): AreaNode[] {
  const prefectures = SUBSTATION_TREE.children
  if (reach === null) return prefectures.map(node)
  return prefectures.flatMap((prefecture) =>
    reach.includes(prefecture.id)
      ? [node(prefecture)]
      : prefecture.children.filter(({ id }) => reach.includes(id)).map(node),
  )
}

const modes = [
  { value: 'province', label: formCopy.areaModes.province },
  { value: 'areas', label: formCopy.areaModes.areas },
]

/** Where the product is offered: the whole province, or areas that are chosen from the institution's reach. */
export function AreaFields({ reach }: { reach: readonly string[] | null }) {
  const mode = Form.useWatch<TermsValues['areaMode']>('areaMode')
  return (
    <>
      <Form.Item
        name="areaMode"
        label={formCopy.areaMode}
        hidden={reach !== null}
        {...(reach === null ? {} : { extra: formCopy.areasOfBranch })}
      >
        <Radio.Group options={modes} />
      </Form.Item>
      <Form.Item
        name="areaCodes"
        label={reach === null ? formCopy.areas : labelOf(shape.areaCodes)}
        extra={reach === null ? formCopy.areasHelp : formCopy.areasOfBranch}
        hidden={mode === 'province'}
      >
        <TreeSelect
          treeData={nodesWithin(reach)}
          treeCheckable
          showCheckedStrategy={TreeSelect.SHOW_PARENT}
          showSearch={{ treeNodeFilterProp: 'title' }}
          allowClear
          placeholder={formCopy.areas}
        />
      </Form.Item>
    </>
  )
}
