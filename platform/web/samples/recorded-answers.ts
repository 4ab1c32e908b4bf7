/** The boards' own tests take it from here. */
export { recordedAnswers, type Recorded } from '../src/tutorial/recorded-answers';
