import { type MailTemplate, type MailWords, mailWordsOf } from '@nimble/contracts/mail-templates';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useLeaveGuard } from '../../shared/leaving/use-leave-guard.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { templatePreviewQuery, useResetTemplate, useSaveTemplate } from './mail-templates.queries.ts';
import { mailTemplateMessages as messages } from './messages.ts';

const wordsOf = ({ subject, text }: MailWords): MailWords => ({ subject, text });

/** The form of one template, with its preview. */
export function useTemplateForm(template: MailTemplate) {
  const [words, setWords] = useState(() => wordsOf(template));
  const [lastValid, setLastValid] = useState(words);
  const saving = useSaveTemplate(template);
  const resetting = useResetTemplate(template);
  const isValid = mailWordsOf[template.kind].safeParse(words).success;
  if (isValid && lastValid !== words) setLastValid(words);
  const preview = useQuery(templatePreviewQuery(template, useDeferredValue(lastValid)));
  const isChanged = words.subject !== template.subject || words.text !== template.text;
  const guard = useLeaveGuard(isChanged);
  return {
    words,
    setWords,
    isValid,
    isChanged,
    preview,
    guard,
    isSaving: saving.isPending,
    isResetting: resetting.isPending,
    save(): void {
      if (!isValid || !isChanged) return;
      saving.mutate(words, {
        onSuccess: (saved) => {
          setWords(wordsOf(saved));
          toast.success(messages.saved);
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      });
    },
    reset(onDone: () => void): void {
      resetting.mutate(undefined, {
        onSuccess: (saved) => {
          setWords(wordsOf(saved));
          toast.success(messages.resetDone);
          onDone();
        },
        onError: (error) => toast.error(messageOf(error, messages.resetFailed)),
      });
    },
  };
}
