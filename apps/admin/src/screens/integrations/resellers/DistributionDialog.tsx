import { useReplaceDistributionMutation } from '@luzzu/api-client/distribution'
import type { Distribution } from '@luzzu/domain'
import { FormDialog } from '@luzzu/page/form'
import { Select, Switch, showSuccess, TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { useSaveForm } from '../../../platform/use-save-form'
import { readDistributionForm, toDistributionValues } from './distribution-form'
import { CONFIRMATION_LABELS, DISTRIBUTION_COPY as COPY, TIMES_CHOICES } from './resellers.copy'

type DistributionDialogProps = {
  product: Distribution & { product_id: number; name: string }
  open: boolean
  onClose: () => void
}

/** Whether and how resellers sell a product. */
export function DistributionDialog({ product, open, onClose }: DistributionDialogProps) {
  const [replace] = useReplaceDistributionMutation()
  const form = useSaveForm({
    defaultValues: toDistributionValues(product),
    check: readDistributionForm,
    save: (distribution) => replace({ productId: product.product_id, distribution }),
    onSaved() {
      showSuccess(COPY.changed)
      onClose()
    },
    failed: COPY.notChanged,
  })
  const { field: published } = useController(form.controlled('published'))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.editLabel(product.name)}
      size="medium"
      form={form}
      submit={{ children: COPY.save }}
      cancelLabel={COPY.cancel}
    >
      <Switch
        label={COPY.published}
        description={COPY.publishedHint}
        checked={published.value}
        onChange={published.onChange}
      />
      <Select label={COPY.times} {...form.field('availability')}>
        <Options labels={TIMES_CHOICES} />
      </Select>
      <Select label={COPY.confirmation} {...form.field('confirmation')}>
        <Options labels={CONFIRMATION_LABELS} />
      </Select>
      <TextField label={COPY.reference} hint={COPY.referenceHint} optional {...form.field('reference')} />
    </FormDialog>
  )
}

function Options({ labels }: { labels: Record<string, string> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
