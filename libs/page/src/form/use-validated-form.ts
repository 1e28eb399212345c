import { useSession } from '@luzzu/api-client'
import type { FieldErrors, Validated } from '@luzzu/domain'
import { showError } from '@luzzu/ui'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type FieldErrors as ResolvedErrors,
  type ResolverOptions,
  useForm,
} from 'react-hook-form'

type ValidatedFormOptions<Values extends FieldValues, Value> = {
  check: (values: Values) => Validated<Value>
  /** A text field without one keeps what was typed before the scripts ran. */
  defaultValues?: DefaultValues<Values>
}

/** A form that a check of the domain validates on submit. Editing a field clears its error. */
export function useValidatedForm<Values extends FieldValues, Value>({
  check,
  defaultValues,
}: ValidatedFormOptions<Values, Value>) {
  const {
    control,
    formState,
    register,
    clearErrors,
    setError,
    setFocus,
    setValue,
    handleSubmit,
    getValues,
    reset,
  } = useForm<Values, unknown, Value>({
    ...(defaultValues && { defaultValues }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver(values, _context, { fields }) {
      const checked = check(values)
      const found = { ...(checked.ok ? {} : checked.errors), ...badInputErrors(fields) }
      if (checked.ok && Object.keys(found).length === 0) return { values: checked.value, errors: {} }
      const errors = Object.entries(found).map(([name, message]) => [name, { type: 'check', message }])
      return { values: {}, errors: Object.fromEntries(errors) as ResolvedErrors<Values> }
    },
  })
  const { errors, isSubmitting, isDirty, submitCount } = formState
  const { failure, fail, clear, isShown } = useFailure()
  const focusErrors = useFocusErrors(submitCount, () => {
    const [first] = Object.keys(errors)
    if (first) setFocus(first as Path<Values>)
  })
  const errorOf = (name: Path<Values>) => errors[name]?.message as string | undefined
  const rules = (name: Path<Values>, onChange?: (text: string) => void) => ({
    onChange(event: { target: { value: string } }) {
      clearErrors(name)
      onChange?.(event.target.value)
    },
  })
  /** Of a list, in which more than what was edited may be wrong. */
  const listRules = <Value>(name: Path<Values>, isWrong: (value: Value) => boolean) => ({
    onChange(event: { target: { value: Value } }) {
      const message = errorOf(name)
      if (!isWrong(event.target.value)) clearErrors(name)
      // Again, so that what is told of it is about the new value.
      else if (message) setError(name, { message })
    },
  })

  return {
    control,
    getValues,
    setFocus,
    reset(values?: Parameters<typeof reset>[0]) {
      clear()
      reset(values)
    },
    /** Begins with newer values, unless something was typed; what is told of the form stays. */
    renew(values: Values) {
      if (!isDirty) reset(values, { keepErrors: true, keepSubmitCount: true })
    },
    isSubmitting,
    /** Whether a field differs from what the form began with. */
    isDirty,
    /** How often it was submitted; rises with the errors of the submission. */
    submitCount,
    errorOf,
    /** The fields that are marked as wrong. */
    wrongFields: Object.keys(errors) as Path<Values>[],
    /** Takes all errors back, where editing one field changes what the others mean. */
    clearAllErrors() {
      clear()
      clearErrors()
    },
    /** For `useController`, where a field has no input of its own. */
    controlled: <Name extends Path<Values>>(name: Name) => ({ name, control, rules: rules(name) }),
    /** The same for a list, whose error stays while anything in it `isWrong`. */
    controlledList: <Name extends Path<Values>>(
      name: Name,
      isWrong: (value: PathValue<Values, Name>) => boolean,
    ) => ({ name, control, rules: listRules(name, isWrong) }),
    /** Props of a field with an input. */
    field: (name: Path<Values>, onChange?: (text: string) => void) => ({
      ...register(name, rules(name, onChange)),
      error: errorOf(name),
    }),
    /** Fills fields in, as if they had been typed. */
    change(values: Partial<Values>) {
      for (const [name, value] of Object.entries(values)) {
        clearErrors(name as Path<Values>)
        setValue(name as Path<Values>, value, { shouldDirty: true })
      }
    },
    /** An error of the whole form, shown until the next submission. */
    failure,
    fail,
    /** Whether the form has not been left. */
    isShown,
    /** Marks the fields that the server has rejected and focuses the first. */
    reject(rejected: FieldErrors) {
      for (const [name, message = ''] of Object.entries(rejected)) setError(name as Path<Values>, { message })
      focusErrors.request()
    },
    /** Makes the submit handler. Nothing is sent twice at the same time. */
    onSubmit:
      (send: (value: Value) => Promise<unknown>, onInvalid?: (errors: number) => void) =>
      (event: FormEvent) => {
        event.preventDefault()
        if (isSubmitting) return
        clear()
        focusErrors.watch(event.currentTarget)
        void handleSubmit(send, (invalid) => onInvalid?.(Object.keys(invalid).length))(event)
      },
  }
}

/**
 * Focuses the first field that is wrong, as the form shows them, once its error is there: after each submission, and when
 * it is requested. `focusFirst`: where no control is marked.
 */
function useFocusErrors(submitCount: number, focusFirst: () => void) {
  const form = useRef<Element>(null)
  const [requests, setRequests] = useState(0)
  const focus = useEffectEvent(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')
    if (wrong) wrong.focus()
    else focusFirst()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submission
  useEffect(() => focus(), [submitCount, requests])
  return {
    request: () => setRequests((count) => count + 1),
    watch(element: EventTarget) {
      if (element instanceof Element) form.current = element
    },
  }
}

const BAD_INPUT: Record<string, string> = {
  number: 'Enter a number',
  date: 'Please select a valid date.',
  time: 'Enter a time',
}

/** An input with anything but a number, a date or a time in it has an empty value; only its validity tells. */
function badInputErrors(fields: ResolverOptions<FieldValues>['fields']): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { ref }]) =>
      ref instanceof HTMLInputElement && ref.validity.badInput ? [[name, BAD_INPUT[ref.type] ?? '']] : [],
    ),
  )
}

/**
 * Why a form could not be sent: told in the form, or in a toast when the form was left meanwhile. That the session has
 * ended is true until the user has logged in again, over the form.
 */
function useFailure() {
  const [failure, setFailure] = useState<string>()
  const isShown = useIsShown()
  const { ended } = useSession()
  useEffect(() => {
    if (!ended) return
    return () => setFailure(undefined)
  }, [ended])
  return {
    failure,
    isShown,
    clear: () => setFailure(undefined),
    fail: (message: string, { retry }: { retry?: () => void } = {}) => {
      if (isShown()) setFailure(message)
      else showError(message, retry ? { retry } : {})
    },
  }
}

/** Whether the component is still there. */
function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
