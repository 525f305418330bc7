package main

import (
	"context"
	"fmt"
	"os"

	"github.com/ogen-go/ogen/ogenerrors"

	trivia "example.org/client/generated"
)

type credentials struct{}

func (credentials) ApiKey(context.Context, trivia.OperationName) (trivia.ApiKey, error) {
	return trivia.ApiKey{APIKey: os.Args[2]}, nil
}

func (credentials) Bearer(context.Context, trivia.OperationName) (trivia.Bearer, error) {
	return trivia.Bearer{}, ogenerrors.ErrSkipClientSecurity
}

func main() {
	client, err := trivia.NewClient(os.Args[1], credentials{})
	if err != nil {
		panic(err)
	}
	answer, err := client.GetQuestion(context.Background(), trivia.GetQuestionParams{ID: os.Args[3], Fields: []trivia.QuestionField{"text"}})
	if err != nil {
		panic(err)
	}
	question := answer.(*trivia.GetQuestionAnswerHeaders).Response.Data
	fmt.Println(question.ID, question.Attribution.License)
}
