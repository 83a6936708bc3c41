import { languageNames } from '@nimble/contracts/languages';
import { formatDayAndTime } from '../../../../lib/formats.ts';
import { locale } from '../../../../lib/language/language.ts';
import { experienceLabel } from '../../form/detail-options.ts';
import type { JobEdit } from '../../form/job-draft.ts';
import { poolMessages } from '../../form/pools/messages.ts';
import { poolName, poolSize } from '../../form/pools/pool-size.ts';
import { videoMessages } from '../../form/video/messages.ts';
import { videoPromiseInWords } from '../../form/video/video-promise.ts';
import { jobFormMessages, jobsMessages, jobConflictMessages as messages } from '../../messages.ts';
import type { EditField } from './merge-edits.ts';

/** A field of a job for people. */
export function fieldInWords(field: EditField, edit: JobEdit): string {
  switch (field) {
    case 'questions':
      return edit.questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
    case 'pools':
      return edit.pools
        .map(({ draw }, index) =>
          poolMessages.mark({
            name: poolName(index + 1),
            draw,
            count: poolSize(edit.questions, index + 1),
          }),
        )
        .join('\n');
    case 'type':
      return jobsMessages.employmentType[edit.type];
    case 'status':
      return jobsMessages.status[edit.status];
    case 'experience':
      return experienceLabel(edit.experience);
    case 'language':
      return edit.language === null ? jobFormMessages.advanced.companyLanguage : languageNames[edit.language];
    case 'deadline':
      return edit.deadline === null ? messages.none : formatDayAndTime(edit.deadline, locale());
    case 'untimed':
      return edit.untimed ? videoMessages.yes : videoMessages.no;
    case 'videoNeverRequired':
      return videoPromiseInWords(edit.videoNeverRequired);
    case 'questionsInAdvance':
      return edit.questionsInAdvance
        ? jobFormMessages.advanced.questionsShown
        : jobFormMessages.advanced.questionsHidden;
    default: {
      const value = edit[field];
      return value === null || value === '' ? messages.none : String(value);
    }
  }
}
